/** A starter template. The text uses the notation of `writtenDocument`. */
export interface StarterTemplate {
  name: string;
  description: string;
  text: string;
}
