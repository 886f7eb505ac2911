import type { StarterTemplate } from './starter-template.ts';

const signed = `
Yours sincerely,
{author.signature}
{author.fullName}, {author.qualification}
{organization.name} · {organization.phone}`;

export const english: StarterTemplate[] = [
  {
    name: 'Vision therapy progress',
    description: 'What has changed since the last report, and what to do at home',
    text: `
Dear parents of {case.fullName},
{case.fullName} has now come to [number] of [number] sessions of vision therapy. This is what has changed.
> [The one sentence that matters most]
## What was measured
| Measured | At the start | Today | What we aim for |
| Nearest point that both eyes can hold | | | 5–7 cm |
| Changing focus, clear cycles in a minute | | | |
| Following a moving target | | | |
| Lines lost while reading one page | | | |
## What you may notice
- [At school]
- [While reading and doing homework]
- [At play and in sport]
## At home until the next visit
1. [Exercise], [minutes] a day
2. [Exercise], [minutes] a day
Stop when it is no longer fun or when the eyes hurt. A little every day helps more than a lot now and then.
## Next
The next report follows after [number] sessions. Please call us earlier if your child sees double, has headaches, or no longer wants to read.
${signed}`,
  },
  {
    name: 'Letter to the school',
    description: 'What a teacher should know, and what helps in class',
    text: `
To the class teacher of {case.fullName}, {case.school}
With the consent of the parents we write about {case.fullName} ({case.age}), who comes to us because of [reason].
## What this means in class
- [Such as: copying from the board takes more time, because changing focus from far to near is slow]
- [Such as: lines are lost while reading, though the eyesight is good]
## What helps
- A seat in the first two rows, near the middle, with the light from the side
- Larger print, or fewer lines on a page
- More time for copying, or a copy on paper
- Twenty seconds of looking out of the window after every twenty minutes of near work
- Glasses are worn: [always / for the board / for reading]
- Time outdoors in every break
## What we ask of you
Could you tell us in a few words what you notice in reading, copying and attention? It shows us whether the work helps where it matters. These are suggestions and no medical prescription; what is possible in your class you know best.
${signed}`,
  },
  {
    name: 'Referral to an ophthalmologist',
    description: 'Reason, findings, what is asked and how urgent it is',
    text: `
To [name of the doctor or the department]
Re: **{case.fullName}** {case.otherName}, born {case.birthDate} ({case.age}, {case.gender})
Thank you for seeing this child. **Urgency: [today / within a week / within a month / routine]**
## Reason for the referral
[What is suspected, since when, and what the family reports]
## Findings on {note.date}
| Finding | Right | Left |
| Visual acuity without glasses | | |
| Visual acuity with glasses | | |
| Pupils | | |
| Anterior segment | | |
| Fundus | | |
| Intraocular pressure (mmHg) | | |
Refraction: {eye.refraction}
Eye position and movement: [cover test, motility]
Change: {eye.progression}
## History
- Earlier eye diseases, operations and injuries: [none known]
- General health, medicines and allergies: [none known]
- In the family: [none known]
## What we ask
[Diagnosis and treatment / cycloplegic refraction / imaging / advice on …]. We go on following this child and would be grateful for a copy of your report.
${signed}`,
  },
  {
    name: 'Myopia control explained',
    description: 'What slows myopia, what can be expected, and what was chosen',
    text: `
Dear parents of {case.fullName},
Your child’s myopia (short-sightedness) is growing because the eyes grow too long. Ordinary glasses make the picture sharp; they do not slow this growth. It is worth slowing: the less myopia remains at the end, the lower the risk of eye disease in adult life.
## Where {case.fullName} stands
- Latest refraction: {eye.refraction}
- Change: {eye.progression}
## What can be done
| Way | What it is | What to know |
| Time outdoors | Two hours of daylight a day | Delays the beginning of myopia; good for every child |
| Special glasses | Lenses with zones that slow growth | Have to be worn all day |
| Soft contact lenses for myopia control | Worn by day, new ones every day | Clean hands and care; not for every child |
| Orthokeratology | Hard lenses worn at night | Clear sight by day without glasses; care has to be strict, as infection is rare but serious |
| Low-dose atropine drops | One drop at bedtime | Prescribed by a doctor; light may dazzle |
None of these stops myopia in every child, and children respond differently. Whether it works is seen only by measuring again.
## What we have agreed
[Treatment], from [date].
## At home
- Two hours outdoors a day, also under a cloudy sky
- Near work at least 30 cm away, with a break after 20 minutes
- No screens in the last hour before bed
## Check-ups
After [one month], then every six months with measurement of the eyes. Come at once for pain, redness, much light sensitivity or suddenly worse sight, and **leave contact lenses out until then**.
${signed}`,
  },
  {
    name: 'Learning screening summary',
    description: 'What was looked at, what went well, and what we suggest',
    text: `
Dear parents of {case.fullName},
This is a summary of our screening of learning, written on {note.date}. The screening shows how your child moves, sees and reads today. It is no diagnosis, and nothing was passed or failed.
## The result
{screening.result}
What deserves attention: {tree.concerns}
## What goes well
- [Strength, and how it can be built on]
- [Strength]
## What we suggest
1. [Suggestion]
2. [Suggestion]
3. Looking again in [six months]
## What you can do at home
- Ten minutes of movement before homework: balancing, crawling, throwing and catching
- Reading aloud together every day, for as long as it is a pleasure
- Enough sleep; for children of school age that is nine to twelve hours
You may show this letter to others who help your child, such as a teacher, an optometrist or a doctor. We are glad to speak with them if you agree.
${signed}`,
  },
  {
    name: 'Exercises at home',
    description: 'A sheet for the refrigerator door: what, how long, how often',
    text: `
For **{case.fullName}**, from {note.date} until the next visit on [date]
## Every day, about [15] minutes
### 1. Bead on a string, 3 minutes
Hold one end of the string at the nose and fix the other. Look at the nearest bead until it is single, count to three, then go to the next. Two strings seem to cross in the bead that you look at: that is right.
### 2. Near–far chart, 5 minutes
Read one row of the chart near, then one row on the wall. Each row has to be clear before you read it. First each eye alone, then both.
### 3. Following with the eyes, 3 minutes
Follow a pencil with the eyes alone, slowly, to all sides. The head stays still; a book on the head helps.
### 4. [Exercise], [minutes]
[How it is done]
## How it went
| Week | Mon | Tue | Wed | Thu | Fri | Sat | Sun |
| 1 | | | | | | | |
| 2 | | | | | | | |
| 3 | | | | | | | |
| 4 | | | | | | | |
Tick every day. A missed day does no harm: just go on. Stop and call us if the eyes hurt, your child sees double afterwards, or has headaches: {organization.phone}
{author.fullName}, {organization.name}`,
  },
  {
    name: 'Confirmation of attendance',
    description: 'For school or work: when the child was here, and the next visit',
    text: `
To whom it may concern
This is to confirm that **{case.fullName}**, born {case.birthDate}, was at our centre on {note.date} from [time] to [time], accompanied by [name].
After drops that widen the pupils, near sight may be blurred and light may dazzle for the rest of the day. [Please excuse {case.fullName} from near work and sport today.]
The next visit is on [date] at [time].
${signed}
{organization.address}`,
  },
  {
    name: 'Discharge summary',
    description: 'From the first visit to the last: what was done, what was reached, what remains',
    text: `
Dear parents of {case.fullName},
With this visit the [therapy / treatment] of {case.fullName} ({case.age}) ends. Thank you for your trust, and for the work at home.
## Why your child came
[Reason and first findings]
## What was done
- From [date] to [date]: [therapy or treatment], [number] sessions
- Glasses: [none / for distance / for reading / always]
## What was reached
| Measured | At the start | At the end |
| | | |
| | | |
Latest refraction: {eye.refraction}
## What remains
[What may still be difficult, and what helps]
## From now on
- Next eye examination: [in twelve months]
- Exercises: [none / twice a week for three months]
- Come back earlier if [signs to watch for]
A copy goes to: [family doctor, school – only with your consent]
${signed}`,
  },
];
