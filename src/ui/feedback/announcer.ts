let region: HTMLElement | null = null

/** Announces a sentence to screen readers without showing it. */
export function announce(sentence: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div')
    region.setAttribute('role', 'status')
    region.setAttribute('aria-live', 'polite')
    region.className = 'sr-only'
    document.body.append(region)
  }
  region.textContent = sentence
}
