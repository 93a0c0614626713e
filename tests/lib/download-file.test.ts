import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { downloadFile } from '~/lib/download-file.ts'

const link = { href: '', download: '', click: vi.fn() }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('document', { createElement: () => link })
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a file is handed over under its name, and its content stays for a minute', () => {
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const content = new Blob(['{}'])
  downloadFile('alap.json', content)
  expect(URL.createObjectURL).toHaveBeenCalledWith(content)
  expect(link).toMatchObject({ href: 'blob:file', download: 'alap.json' })
  expect(link.click).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(59_000)
  expect(revoked).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2_000)
  expect(revoked).toHaveBeenCalledWith('blob:file')
})
