import ca.uhn.fhir.context.FhirContext;
import ca.uhn.fhir.rest.client.interceptor.BearerTokenAuthInterceptor;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.hl7.fhir.instance.model.api.IBaseResource;
import org.hl7.fhir.r4.model.Binary;
import org.hl7.fhir.r4.model.Bundle;
import org.hl7.fhir.r4.model.CapabilityStatement;
import org.hl7.fhir.r4.model.DocumentReference;
import org.hl7.fhir.r4.model.Resource;

/** Walks a server from its metadata to each PDF, by HAPI's client: ADDRESS KEY [MOST PDFS]. */
public class Walk {
  public static void main(String[] arguments) throws Exception {
    FhirContext context = FhirContext.forR4();
    context.getRestfulClientFactory().setSocketTimeout(60_000);
    var client = context.newRestfulGenericClient(arguments[0]);
    client.registerInterceptor(new BearerTokenAuthInterceptor(arguments[1]));
    int most = arguments.length > 2 ? Integer.parseInt(arguments[2]) : Integer.MAX_VALUE;
    Map<String, Integer> found = new TreeMap<>();
    Set<String> patients = new HashSet<>();
    Set<String> pdfs = new HashSet<>();
    var statement = client.capabilities().ofType(CapabilityStatement.class).execute();
    for (var described : statement.getRestFirstRep().getResource()) {
      boolean ofPatient = described.hasDocumentation();
      for (String query : ofPatient ? patients.stream().limit(5).map(id -> "?patient=" + id).toList() : Set.of("?_count=200")) {
        Bundle page = client.search().byUrl(described.getType() + query).returnBundle(Bundle.class).execute();
        for (; page != null; page = page.getLink("next") == null ? null : client.loadPage().next(page).execute()) {
          for (var entry : page.getEntry()) {
            Resource resource = entry.getResource();
            found.merge(resource.fhirType(), 1, Integer::sum);
            String id = resource.getIdElement().getIdPart();
            if (resource.fhirType().equals("Patient")) patients.add(id);
            if (resource instanceof DocumentReference document)
              document.getContent().forEach(content -> pdfs.add(content.getAttachment().getUrl()));
          }
        }
      }
      Thread.sleep(500);
    }
    long bytes = 0;
    int read = 0;
    for (String url : pdfs.stream().sorted().limit(most).toList()) {
      Binary binary = client.read().resource(Binary.class).withUrl(url).execute();
      if (!new String(binary.getData(), 0, 4).equals("%PDF")) throw new Exception(url + " is no PDF");
      bytes += binary.getData().length;
      read++;
    }
    System.out.println(found + ", " + pdfs.size() + " PDFs named, " + read + " read, " + bytes + " bytes");
  }
}
