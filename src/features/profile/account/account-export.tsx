import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { MY_KIND_NAMES, MY_KINDS, type MyKind } from '~/domain/my-data/my-data.ts'
import { csvOf, myDataText } from '~/domain/my-data/my-data-text.ts'
import { downloadFile } from '~/lib/download-file.ts'
import { groupedNumber } from '~/lib/words/grouped-number.ts'
import { myData, type Progress } from '~/queries/account/my-data.ts'
import { usePerson } from '~/queries/person.tsx'
import { today } from '~/queries/practice/use-today.ts'
import { Button } from '~/ui/controls/button.tsx'
import { SelectField } from '~/ui/controls/select-field.tsx'
import { ErrorNotice } from '~/ui/feedback/error-notice.tsx'
import { useToast } from '~/ui/feedback/toast.ts'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'

/** Exports all of the person's data as a file, or one table of it for a spreadsheet. */
export function AccountExport() {
  const { status, error, variables, mutate, progress } = useExport()
  const [kind, setKind] = useState<MyKind>('mood_logs')
  const isBusy = status === 'pending'
  return (
    <Stack>
      <Text>
        All that Alap holds of you as one JSON file: check-ins, sessions, reflections, birth
        details, favourites, rest days, celebrations, japa counts, kept charts and your recordings.
        It can be imported again below.
      </Text>
      <Stack align="start">
        <Button busy={isBusy && variables === 'all'} onClick={() => mutate('all')}>
          Export JSON
        </Button>
      </Stack>
      <SelectField
        label="For a spreadsheet"
        hint="One table as CSV. A text that a spreadsheet would take for a formula, as it begins with = + - or @, gets an apostrophe in front; the JSON file has it as you wrote it."
        value={kind}
        options={MY_KINDS.map((value) => ({ value, label: MY_KIND_NAMES[value] }))}
        onChange={(value) => setKind(MY_KINDS.find((known) => known === value) ?? 'mood_logs')}
      />
      <Stack align="start">
        <Button variant="quiet" busy={isBusy && variables !== 'all'} onClick={() => mutate(kind)}>
          Export CSV
        </Button>
      </Stack>
      <div role="status">
        {isBusy && progress && <Text tone="soft">{progressWords(progress)}</Text>}
      </div>
      {error && <ErrorNotice error={error} onRetry={() => mutate(variables)} />}
    </Stack>
  )
}

function useExport() {
  const { uid } = usePerson()
  const { toast } = useToast()
  const [progress, setProgress] = useState<Progress>()
  const mutation = useMutation<number, Error, 'all' | MyKind>({
    mutationFn: async (what) => {
      setProgress(undefined)
      const { data, unsent } = await myData.read(uid, setProgress)
      if (what === 'all') {
        const text = myDataText(data, new Date().toISOString())
        downloadFile(`alap-${today()}.json`, textFile('application/json', text))
      } else {
        const name = `alap-${what.replaceAll('_', '-')}-${today()}.csv`
        downloadFile(name, textFile('text/csv', csvOf(what, data[what])))
      }
      return unsent
    },
    onSuccess: (unsent) => toast({ title: 'Exported', description: exportedWords(unsent) }),
  })
  return { ...mutation, progress }
}

function exportedWords(unsent: number): string {
  const file = 'The file is in your downloads.'
  if (unsent === 0) return file
  const changes =
    unsent === 1 ? '1 change on this device is' : `${unsent} changes on this device are`
  return `${file} ${changes} not in your account yet, and not in the file.`
}

function progressWords({ read, all }: Progress): string {
  return `Read ${groupedNumber(read)} of ${groupedNumber(all)} rows so far.`
}

function textFile(type: string, text: string): Blob {
  return new Blob([text], { type: `${type};charset=utf-8` })
}
