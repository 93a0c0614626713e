import { vi } from 'vitest'

/** Catches what the page hands the person as a file. */
export function catchDownloads() {
  const files: { name: string; content: Blob }[] = []
  let content: Blob | null = null
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      content = blob
      return 'blob:kept'
    },
    revokeObjectURL: () => undefined,
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (content) files.push({ name: this.download, content })
  })
  return files
}
