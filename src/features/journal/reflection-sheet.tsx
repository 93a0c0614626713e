import type { ReactNode, Ref } from 'react'
import { dayInFull } from '~/domain/day/day-words.ts'
import { entryLength, LONGEST_ENTRY } from '~/domain/journal/journal-entry.ts'
import { SheetHeading } from '~/features/journal/journal-frame.tsx'
import type { Reflection } from '~/features/journal/use-reflection.ts'
import { useToday } from '~/queries/practice/use-today.ts'
import { WritingSheet } from '~/ui/controls/writing-sheet.tsx'
import { tooLongWords } from '~/ui/feedback/entry-length-words.ts'

type ReflectionSheetProps = {
  ref: Ref<HTMLTextAreaElement>
  reflection: Reflection
  sessionTitle: string | null
  /** The question that the end of the session asked, which stays while the answer is written. */
  prompt: string | null
  /** Below the text, on the same paper. */
  children: ReactNode
}

/** The sheet: its day, the session before it, and the text. */
export function ReflectionSheet(props: ReflectionSheetProps) {
  const { ref, reflection, sessionTitle, prompt, children } = props
  const today = useToday()
  const { content, check } = reflection
  return (
    <WritingSheet
      ref={ref}
      label="Your reflection"
      placeholder={prompt ? undefined : placeholderOf(sessionTitle)}
      value={content}
      onChange={(text) => reflection.edit({ content: text })}
      readOnly={reflection.isSaving}
      heading={
        <SheetHeading
          day={dayInFull(today, today)}
          dateTime={today}
          after={sessionTitle ?? undefined}
          question={prompt ?? undefined}
        />
      }
      status={reflection.status}
      count={entryLength(content)}
      limit={LONGEST_ENTRY}
      error={check.status === 'too-long' ? tooLongWords(check.length, LONGEST_ENTRY) : undefined}
      foot={children}
    />
  )
}

function placeholderOf(sessionTitle: string | null): string {
  return sessionTitle ? 'What is here, now that it is quiet?' : 'What stayed with you today?'
}
