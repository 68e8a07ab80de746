/** The letters on two people's pins: one each, two where one would be the same. */
export function initialsOf(a: string, b: string): [string, string] {
  const [lettersA, lettersB] = [letters(a), letters(b)];
  const count = lettersA[0] === lettersB[0] ? 2 : 1;
  return [lettersA.slice(0, count).join(''), lettersB.slice(0, count).join('')];
}

/** The letters as people see them: a Devanagari consonant keeps its vowel sign. */
function letters(name: string): string[] {
  const [first = '', ...rest] = [...new Intl.Segmenter().segment(name.trim())].map(
    ({ segment }) => segment,
  );
  return [first.toLocaleUpperCase(), ...rest];
}
