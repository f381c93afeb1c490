/** A worker's side of the questions that the page asks. */

/** Answer every question that arrives; what is found on the way is shown at once. */
export function serve<Question>(
  answer: (question: Question, show: (part: unknown) => void) => Promise<unknown>,
): void {
  self.onmessage = async ({ data }: MessageEvent<{ id: number; question: Question }>) => {
    const { id, question } = data;
    try {
      const found = await answer(question, (part) => self.postMessage({ id, part }));
      self.postMessage({ id, found });
    } catch (error) {
      self.postMessage({ id, problem: String(error) });
    }
  };
}
