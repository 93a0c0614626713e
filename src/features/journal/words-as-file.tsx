import { downloadFile } from '~/lib/download-file.ts'
import { Button } from '~/ui/controls/button.tsx'

/** Said after the reason why words were not saved, on a device that cannot keep them either. */
export const UNKEPT =
  ' This device cannot keep your words: save them as a file before you leave the page.'

/** Saves words as a file, where neither the database nor this browser takes them. */
export function WordsAsFile({ content }: { content: string }) {
  const save = () =>
    downloadFile('alap-reflection.txt', new Blob([content], { type: 'text/plain;charset=utf-8' }))
  return (
    <Button variant="quiet" onClick={save}>
      Save the words as a file
    </Button>
  )
}
