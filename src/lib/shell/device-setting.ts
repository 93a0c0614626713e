/**
 * How somebody likes something, as a short text on this device; what is read may be from anyone. A
 * browser may refuse its storage: a setting then lasts as long as the page that holds it.
 */
export const deviceSetting = {
  /** The text under a key, `null` when there is none. */
  read(key: string): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },

  /** Keeps a text under a key; `null` removes it. */
  keep(key: string, text: string | null): void {
    try {
      if (text === null) localStorage.removeItem(key)
      else localStorage.setItem(key, text)
    } catch {
      // It lasts as long as the page.
    }
  },
} as const
