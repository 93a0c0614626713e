/** The variant of English set in the person's browser, else `en`: the page's words are English. */
export function ownEnglish(languages: readonly string[] = navigator.languages): string {
  return languages.find((language) => /^en\b/i.test(language)) ?? 'en'
}
