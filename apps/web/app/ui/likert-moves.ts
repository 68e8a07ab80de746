/** Chooses an answer and puts focus on the next open question. */
export function answerWithKey(question: HTMLFieldSetElement, value: number) {
  const radio = question.querySelector<HTMLInputElement>(`input[value="${value}"]`);
  const said = question.querySelector('output');
  if (!radio || !said) return;
  radio.click();
  radio.focus();
  said.value = radio.getAttribute('aria-label') ?? '';
  const next = nextOpen(question);
  next?.querySelector('input')?.focus({ preventScroll: true });
  scrollToThird(next);
}

export function scrollToNextOpen(question: HTMLFieldSetElement) {
  scrollToThird(nextOpen(question));
}

function nextOpen(question: HTMLFieldSetElement) {
  const all = [...(question.form ?? document).querySelectorAll<HTMLElement>('[data-likert]')];
  return all
    .slice(all.indexOf(question) + 1)
    .find((candidate) => !candidate.querySelector(':checked'));
}

/** A third of the screen from the top: the question is in sight, and so is the one just answered. */
function scrollToThird(question: HTMLElement | undefined) {
  if (!question) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollBy({
    top: question.getBoundingClientRect().top - innerHeight / 3,
    behavior: isCalm ? 'instant' : 'smooth',
  });
}
