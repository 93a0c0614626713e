import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MyRows } from '~/domain/my-data/my-data.ts'
import { ImportPreview, readImportFile } from '~/features/profile/account/account-import-file.tsx'
import { dataErrorKind } from '~/lib/data-error.ts'
import { groupedNumber } from '~/lib/words/grouped-number.ts'
import { type Added, myData } from '~/queries/account/my-data.ts'
import { usePerson } from '~/queries/person.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { FileField } from '~/ui/controls/field.tsx'
import { ErrorNotice, failedWriteWords } from '~/ui/feedback/error-notice.tsx'
import { Loader } from '~/ui/feedback/loader.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { useToast } from '~/ui/feedback/toast.ts'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'

/** Imports an exported file: choose it, check what it would add, then add the rows. */
export function AccountImport() {
  const { uid } = usePerson()
  const look = useMutation<Awaited<ReturnType<typeof readImportFile>>, Error, File>({
    mutationFn: (file) => readImportFile(file, uid),
  })
  const add = useAdd(() => look.reset())
  const isRefused = look.data?.status === 'refused'
  return (
    <Stack>
      <FileField
        label="Import"
        accept=".json,application/json"
        hint="A JSON file from Alap. You see what it would add before anything is stored, and what you have stays as it is."
        error={isRefused ? 'This file cannot be imported. Nothing was changed.' : undefined}
        disabled={look.isPending || add.isPending}
        onChoose={(file) => {
          add.reset()
          look.mutate(file)
        }}
      />
      {look.isPending && <Loader label="Looking through the file..." />}
      {look.error && <ErrorNotice error={look.error} onRetry={() => look.mutate(look.variables)} />}
      {look.data?.status === 'refused' && (
        <Notice tone="danger" title="What is wrong with it">
          {look.data.because.map((reason) => (
            <Text key={reason}>{reason}</Text>
          ))}
        </Notice>
      )}
      {look.data?.status === 'ready' && !add.error && (
        <ImportPreview
          file={look.data}
          isBusy={add.isPending}
          onImport={add.mutate}
          onCancel={() => look.reset()}
        />
      )}
      {add.error && <Unfinished error={add.error} onRetry={() => add.mutate(add.variables)} />}
    </Stack>
  )
}

function useAdd(onDone: () => void) {
  const { uid } = usePerson()
  const client = useQueryClient()
  const { toast } = useToast()
  return useMutation<Added, Error, MyRows>({
    mutationFn: (rows) => myData.add(uid, rows),
    onSuccess: ({ gone }) => {
      toast({ title: 'Imported', description: importedWords(gone) })
      onDone()
    },
    // A failed import may have stored its first rows.
    onSettled: () => {
      client.invalidateQueries({ queryKey: [uid] }).catch(() => undefined)
    },
  })
}

function importedWords(gone: number): string {
  if (gone === 0) return 'What was in the file is part of your practice.'
  const left =
    gone === 1
      ? 'One thing that you had deleted stays'
      : `${groupedNumber(gone)} things that you had deleted stay`
  return `The rest of the file is part of your practice. ${left} deleted.`
}

function Unfinished({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { title } = failedWriteWords(dataErrorKind(error))
  const again = (
    <Button variant="quiet" onClick={onRetry}>
      Try again
    </Button>
  )
  return (
    <Notice tone="danger" title={title} action={again}>
      The import did not come to its end. Some of it may be stored already, and what you had is as
      it was. Try again: nothing is added twice.
    </Notice>
  )
}
