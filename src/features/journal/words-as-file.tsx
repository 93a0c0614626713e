import { downloadFile } from '~/lib/download-file.ts'
import { Button } from '~/ui/controls/button.tsx'

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
