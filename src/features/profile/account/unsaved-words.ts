import type { useUnsaved } from '~/queries/account/unsaved.ts'

type Unsaved = ReturnType<typeof useUnsaved>

/** What was begun on this device and not saved, each kind with its count. */
export function draftsIn({ reflections, edits, hasBirth }: Unsaved): readonly string[] {
  return [
    ...counted(reflections, 'a reflection', '# reflections'),
    ...counted(edits, 'an edit of an entry', '# edits of entries'),
    ...(hasBirth ? ['birth details'] : []),
  ]
}

/** What of this device is not in the account and would go with it; `null` when there is nothing. */
export function unsavedWords(unsaved: Unsaved): string | null {
  const { unsent, reflections, edits, hasBirth, files } = unsaved
  const parts = [
    ...draftsIn(unsaved),
    ...counted(unsent, 'a change', '# changes'),
    ...counted(files, 'the file of a recording', 'the files of # recordings'),
  ]
  if (parts.length === 0) return null
  const all = new Intl.ListFormat('en').format(parts)
  const one = !hasBirth && reflections + edits + unsent + files === 1
  return `You have ${all} here that ${one ? 'is' : 'are'} not in your account. ${one ? 'It' : 'They'} would be removed.`
}

function counted(count: number, one: string, many: string): readonly string[] {
  if (count === 0) return []
  return [count === 1 ? one : many.replace('#', String(count))]
}
