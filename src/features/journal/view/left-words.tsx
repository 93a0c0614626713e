import { type ReactNode, useId } from 'react'
import { FoldedText } from '~/features/journal/view/folded-text.tsx'

type LeftWordsProps = {
  /** What these words are. */
  explanation: string
  content: string
  actions: ReactNode
}

/** Words that were typed and not saved, to be read, with what can be done with them. */
export function LeftWords({ explanation, content, actions }: LeftWordsProps) {
  const id = useId()
  return (
    <article
      aria-labelledby={id}
      className="flex flex-col gap-3 rounded-card border-line border-l-4 bg-accent-wash px-5 py-4"
    >
      <p id={id}>{explanation}</p>
      <div>
        <FoldedText key={content}>{content}</FoldedText>
      </div>
      <div className="flex flex-wrap gap-3">{actions}</div>
    </article>
  )
}
