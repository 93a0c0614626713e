import type { FormFault as Fault } from '~/ui/controls/use-form.ts'
import { Notice } from '~/ui/feedback/notice.tsx'

/** What is wrong with a form as a whole; shown above its button. */
export function FormFault({ fault }: { fault: Fault | undefined }) {
  if (fault === undefined) return null
  const { text, ...titled } = typeof fault === 'string' ? { text: fault } : fault
  return (
    <Notice tone="danger" {...titled}>
      {text}
    </Notice>
  )
}
