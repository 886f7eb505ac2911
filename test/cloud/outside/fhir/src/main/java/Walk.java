import ca.uhn.fhir.context.FhirContext;
import ca.uhn.fhir.rest.client.interceptor.BearerTokenAuthInterceptor;
import ca.uhn.fhir.rest.server.exceptions.BaseServerResponseException;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.hl7.fhir.instance.model.api.IBaseResource;
import org.hl7.fhir.r4.model.Binary;
import org.hl7.fhir.r4.model.Bundle;
import org.hl7.fhir.r4.model.CapabilityStatement;
import org.hl7.fhir.r4.model.DocumentReference;
import org.hl7.fhir.r4.model.Resource;

/** Walks a server from its metadata to each PDF, by HAPI's client: ADDRESS KEY [MOST PDFS]. */
public class Walk {
  /** Too many requests, and a busy server. */
  private static final Set<Integer> LATER = Set.of(429, 503);

  /** Waits as long as the server says, if it answers later. */
  static <Answer> Answer patiently(Callable<Answer> request) throws Exception {
    while (true) {
      try {
        return request.call();
      } catch (BaseServerResponseException refusal) {
        if (!LATER.contains(refusal.getStatusCode())) throw refusal;
        var headers = refusal.getResponseHeaders();
        var told = headers == null ? null : headers.get("retry-after");
        Thread.sleep(1000L * (told == null || told.isEmpty() ? 5 : Long.parseLong(told.get(0))));
      }
    }
  }

  public static void main(String[] arguments) throws Exception {
    FhirContext context = FhirContext.forR4();
    context.getRestfulClientFactory().setSocketTimeout(60_000);
    var client = context.newRestfulGenericClient(arguments[0]);
    client.registerInterceptor(new BearerTokenAuthInterceptor(arguments[1]));
    int most = arguments.length > 2 ? Integer.parseInt(arguments[2]) : Integer.MAX_VALUE;
    Map<String, Integer> found = new TreeMap<>();
    Set<String> patients = new HashSet<>();
    Set<String> pdfs = new HashSet<>();
    var statement = patiently(() -> client.capabilities().ofType(CapabilityStatement.class).execute());
    for (var described : statement.getRestFirstRep().getResource()) {
      if (described.getSearchParam().isEmpty()) continue;
      boolean ofPatient = described.hasDocumentation() && described.getDocumentation().contains("names one patient");
      for (String query : ofPatient ? patients.stream().map(id -> "?patient=" + id).toList() : Set.of("?_count=200")) {
        Bundle page = patiently(
            () -> client.search().byUrl(described.getType() + query).returnBundle(Bundle.class).execute());
        while (page != null) {
          for (var entry : page.getEntry()) {
            Resource resource = entry.getResource();
            found.merge(resource.fhirType(), 1, Integer::sum);
            String id = resource.getIdElement().getIdPart();
            if (resource.fhirType().equals("Patient")) patients.add(id);
            if (resource instanceof DocumentReference document)
              document.getContent().forEach(content -> pdfs.add(content.getAttachment().getUrl()));
          }
          Bundle last = page;
          page = last.getLink("next") == null ? null : patiently(() -> client.loadPage().next(last).execute());
        }
      }
    }
    long bytes = 0;
    int read = 0;
    for (String url : pdfs.stream().sorted().limit(most).toList()) {
      Binary binary = patiently(() -> client.read().resource(Binary.class).withUrl(url).execute());
      if (!new String(binary.getData(), 0, 4).equals("%PDF")) throw new Exception(url + " is no PDF");
      bytes += binary.getData().length;
      read++;
    }
    System.out.println(found + ", " + pdfs.size() + " PDFs named, " + read + " read, " + bytes + " bytes");
  }
}
