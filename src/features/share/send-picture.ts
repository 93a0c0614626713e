export const PICTURE_NAME = 'alap-days-of-practice.png'

/** How a try to share ended; somebody who thinks better of it has had no fault. */
type Sent = 'sent' | 'left' | 'refused'

/** The picture as a file, if this device hands such files on. */
export function shareableFile(picture: Blob): File | null {
  const file = new File([picture], PICTURE_NAME, { type: 'image/png' })
  if (typeof navigator.share !== 'function') return null
  return navigator.canShare?.({ files: [file] }) ? file : null
}

/** Opens the device's own sheet for sharing. */
export async function sendPicture(file: File, text: string): Promise<Sent> {
  try {
    await navigator.share({ files: [file], text })
    return 'sent'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'left' : 'refused'
  }
}

/** Whether the text is on the clipboard now. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
