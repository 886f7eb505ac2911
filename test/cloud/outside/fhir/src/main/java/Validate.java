import ca.uhn.fhir.context.FhirContext;
import ca.uhn.fhir.context.support.DefaultProfileValidationSupport;
import ca.uhn.fhir.validation.FhirValidator;
import ca.uhn.fhir.validation.ResultSeverityEnum;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.hl7.fhir.common.hapi.validation.support.CommonCodeSystemsTerminologyService;
import org.hl7.fhir.common.hapi.validation.support.InMemoryTerminologyServerValidationSupport;
import org.hl7.fhir.common.hapi.validation.support.ValidationSupportChain;
import org.hl7.fhir.common.hapi.validation.validator.FhirInstanceValidator;

/** Validates each line of an NDJSON file against FHIR R4; the exit code is 1 if any has an error. */
public class Validate {
  public static void main(String[] arguments) throws Exception {
    FhirContext context = FhirContext.forR4();
    FhirInstanceValidator instances = new FhirInstanceValidator(new ValidationSupportChain(
        new DefaultProfileValidationSupport(context),
        new CommonCodeSystemsTerminologyService(context),
        new InMemoryTerminologyServerValidationSupport(context)));
    instances.setAnyExtensionsAllowed(true);
    FhirValidator validator = context.newValidator().registerValidatorModule(instances);
    Map<String, Integer> read = new TreeMap<>();
    Map<String, Integer> found = new TreeMap<>();
    boolean fails = false;
    for (String line : Files.readAllLines(Path.of(arguments[0]))) {
      var type = context.newJsonParser().parseResource(line).fhirType();
      read.merge(type, 1, Integer::sum);
      for (var message : validator.validateWithResult(line).getMessages()) {
        if (message.getSeverity() == ResultSeverityEnum.INFORMATION) continue;
        fails |= message.getSeverity().ordinal() >= ResultSeverityEnum.ERROR.ordinal();
        String path = String.valueOf(message.getLocationString()).replaceAll("\\[\\d+\\]", "[]");
        found.merge(message.getSeverity() + " " + path + ": " + message.getMessage(), 1, Integer::sum);
      }
    }
    System.out.println(read);
    found.forEach((message, count) -> System.out.println(count + " × " + message));
    System.exit(fails ? 1 : 0);
  }
}
