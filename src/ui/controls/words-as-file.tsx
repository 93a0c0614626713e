import { downloadFile } from '~/lib/download-file.ts'
import { Button } from '~/ui/controls/button.tsx'

/** Said where something is typed that this browser has no place for: it ends with the page. */
export const NO_DRAFTS = 'This browser keeps no drafts. Save before you leave the page.'

/** Said after the reason why words were not saved, on a device that cannot keep them either. */
export const UNKEPT =
  ' This device cannot keep your words: save them as a file before you leave the page.'

type WordsAsFileProps = { fileName: string; content: string }

/** Saves words as a file, where neither the database nor this browser takes them. */
export function WordsAsFile({ fileName, content }: WordsAsFileProps) {
  const save = () =>
    downloadFile(fileName, new Blob([content], { type: 'text/plain;charset=utf-8' }))
  return (
    <Button variant="quiet" onClick={save}>
      Save the words as a file
    </Button>
  )
}
