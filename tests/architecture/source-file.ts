/** A file of the project: its path from the root, and its text. */
export type SourceFile = { readonly path: string; readonly text: string }

/** A rule: what is wrong with a file, in sentences; nothing when all is well. */
export type Rule = (file: SourceFile) => readonly string[]

// Strings first, so that what looks like a comment inside one stays.
const STRING_OR_COMMENT =
  /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g

/** The text without its comments: a sentence about a thing is not the thing. */
export function codeOf({ text }: SourceFile): string {
  return text.replace(STRING_OR_COMMENT, (_, string?: string) => string ?? '')
}

/**
 * Whether a path is one of the places: all below a folder (`a/`), what lies directly in it (`a/*`),
 * or one file.
 */
export function isAt(path: string, places: readonly string[]): boolean {
  return places.some((place) => {
    if (place.endsWith('/')) return path.startsWith(place)
    if (place.endsWith('/*')) return path.slice(0, path.lastIndexOf('/') + 1) === place.slice(0, -1)
    return path === place
  })
}
