import JSONSchemaValidator from '@asymmetrik/fhir-json-schema-validator';

const validator = new JSONSchemaValidator();

/**
 * Errors in a resource by the JSON schema of FHIR R4; none if it is valid. Requests all errors, because the
 * validator's short list changes the schema for later validators of the same process.
 */
export const fhirErrors = (resource: unknown): unknown[] => validator.validate(Object(resource), true);
