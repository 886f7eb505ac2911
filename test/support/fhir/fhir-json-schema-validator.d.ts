declare module '@asymmetrik/fhir-json-schema-validator' {
  /** Validates resources with HL7's published JSON schema for FHIR R4. */
  export default class JSONSchemaValidator {
    validate(resource: object, isVerbose?: boolean): unknown[];
  }
}
