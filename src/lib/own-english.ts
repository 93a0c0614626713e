/** The person's own English, as their browser tells it: the page's words are English. */
export function ownEnglish(languages: readonly string[] = navigator.languages): string {
  return languages.find((language) => /^en\b/i.test(language)) ?? 'en'
}
