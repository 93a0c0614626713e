import { isPlayableUrl } from '~/domain/session/playable-url.ts'

/**
 * Sets the recording an element plays. An address that may not be played (another scheme, another
 * site without https) is refused: the element then has no source, and `false` is returned.
 */
export function setSource(element: HTMLAudioElement, url: string): boolean {
  const isPlayable = isPlayableUrl(url)
  if (isPlayable) element.src = url
  else dropSource(element)
  return isPlayable
}

/** Releases the recording; the element has nothing to play any more. */
export function dropSource(element: HTMLAudioElement): void {
  element.removeAttribute('src')
  element.load()
}
