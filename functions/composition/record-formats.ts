// Made by npm run docs from the keys.ts and formats.ts of the features; change it there.
import { eyeReportFormat, eyeSeriesFormat, frozenReportFormat } from '../features/eye/formats.ts';
import { RecordFormats } from '../platform/storage/record-format.ts';

/** The formats of every document in the table, for whoever reads and writes it. */
export const recordFormats = new RecordFormats(
  `C#*#C#* ACC#* case-acceptance
C#*#C#* CASE case
C#*#C#* CONSENT#* consents
C#*#C#* EYE#* eye-report
C#*#C#* EYES eye-series
C#*#C#* MERGE#* merge
C#*#C#* NOTDUP#* not-duplicates
C#*#C#* PRINT#EYE#*#* frozen-report
C#*#C#* PRINT#SCREENING#*#* frozen-screening
C#*#C#* RECALL recall
C#*#C#* RIGHTS case-rights
C#*#C#* SCREENING#* screening
C#*#C#* SEND#* sending
C#*#C#* SURVEY#* survey
C#*#C#* TREE#* tree-entries
C#*#C#* V#EYE#*#* eye-report
C#*#C#* V#SCREENING#*#* screening
C#*#DAYS DAY#* prepared-day
C#*#F#* FILE file
C#*#IMPORT#* ROW#* import-row
C#*#IMPORTS IMPORT#* import
C#*#IMPORTS MAPPING#* import-mapping
C#*#INBOX REG#* registration
C#*#INBOX SURVEY#* survey-answer
C#*#JOB#* FILTER job-filter
C#*#JOB#* PART#* job-cases
C#*#LINK#* LINK report-link
C#*#N#* N#* notification
C#*#TEMPLATE#* BODY template-body
C#*#TEMPLATEDEFAULTS ORGANIZATION default-template
C#*#TEMPLATEDEFAULTS U#* default-template
C#*#TEMPLATES * templates
C#*#TREENODES NODE#* tree-nodes
C#*#U#* DRAFT#*#* draft
O#* ACC#*#* terms-acceptance
O#* ERASED#*#* erasure
O#* EVENT#*#* platform-event
O#* FORMER#* former-member
O#* MAPPINGS#eye measurement-mappings
O#* MEMBER#* member
O#* META organization
O#* MODULE#*#* module-access
O#* PICKS#* preassigned-cases
O#* QR qr-code
O#* RETENTION retention-rule
O#* SCREENINGNORMS screening-norms
O#* SCREENINGRULES screening-rules
O#* TERM#* term
O#* TERMACC#*#*#* term-acceptance
O#* TERMS terms
O#* TERMS#V#* terms-version
O#* TERMTEXT#*#* term-text
O#*#J#* *#* journal-entry
O#*#JOB * job
O#*#MAIL * mail
O#*#PUBLIC META public-face
O#*#PUBLIC TERM#* public-term
O#*#R#* *#*#*#* audited-read
P#* CERT#* certificate
P#* EMAIL pending-email
P#* ERASURE account-deletion
P#* FILE#* file
P#* PERSON person
P#* RECOVERY recovery-codes
P#*#S * session
T#* QR qr-token
T#* T link-token
X#J#* *#* journal-entry
X#MAIL * mail
X#SURVEY#* SURVEY survey-link`,
  [eyeReportFormat, eyeSeriesFormat, frozenReportFormat],
);
