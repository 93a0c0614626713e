import { type ReactNode, useId } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { LineWords } from '~/features/profile/lines/line-words.tsx'
import { ChevronRightIcon } from '~/ui/motifs/icons.tsx'

type LinkLineProps = {
  to: string
  state?: LinkProps['state']
  label: string
  detail?: string | undefined
}

/** A line that leads to where something is chosen or read. */
export function LinkLine({ to, state, label, detail }: LinkLineProps) {
  const id = useId()
  return (
    <Line id={id} label={label} detail={detail}>
      <Link to={to} state={state} {...named(id, detail)} className={COVER} />
    </Line>
  )
}

type ActionLineProps = {
  label: string
  detail: string
  busy?: boolean
  /** It asks once more before it does anything. */
  opensDialog?: boolean
  onPress: () => void
}

/** A line that does what it says. */
export function ActionLine(props: ActionLineProps) {
  const { label, detail, busy = false, opensDialog = false, onPress } = props
  const id = useId()
  return (
    <Line id={id} label={label} detail={detail}>
      <button
        type="button"
        disabled={busy}
        aria-busy={busy || undefined}
        aria-haspopup={opensDialog ? 'dialog' : undefined}
        onClick={onPress}
        {...named(id, detail)}
        className={COVER}
      />
    </Line>
  )
}

type LineProps = { id: string; label: string; detail: string | undefined; children: ReactNode }

/**
 * The words of a line under what is pressed, which is as large as the line and named by its word: what stands
 * small below is its description and not a part of the name.
 */
function Line({ id, label, detail, children }: LineProps) {
  return (
    <div className="relative flex min-h-14 items-center justify-between gap-4 py-3 hover:text-accent">
      <span aria-hidden="true" className="min-w-0">
        <LineWords id={id} label={label} detail={detail} />
      </span>
      <span className="text-ink-soft">
        <ChevronRightIcon />
      </span>
      {children}
    </div>
  )
}

const COVER = 'absolute inset-0 size-full cursor-pointer rounded-card'

function named(id: string, detail: string | undefined) {
  return {
    'aria-labelledby': id,
    'aria-describedby': detail === undefined ? undefined : `${id}d`,
  }
}
