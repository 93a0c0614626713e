import type { ReactNode } from 'react'
import { ChevronRightIcon } from '~/ui/motifs/icons.tsx'

type DisclosureProps = {
  title: string
  /** Before the title, where it is a row among others: such a row is higher, and has its mark at the end. */
  icon?: ReactNode
  /** What is chosen inside, at the end of the line that opens it. */
  value?: string | undefined
  /** What it is now, small under the title: such a row is higher too, and has its mark at the end. */
  detail?: string | undefined
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

const LINE =
  'flex w-full cursor-pointer items-center text-left font-semibold [overflow-wrap:normal]'
const FOLD = 'min-h-11 gap-2'
const ROW = 'min-h-14 gap-3'

/** A part of the page that the person can open and close. */
export function Disclosure(props: DisclosureProps) {
  const { title, icon, value, detail, isOpen, onToggle, children } = props
  const isRow = icon !== undefined || detail !== undefined
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget: details }) => {
        // An element in a closed part cannot keep the focus, so the focus moves to the line that
        // opens it.
        const holder = document.activeElement
        const isLost = holder === document.body || details.contains(holder)
        if (!details.open && isLost) details.querySelector('summary')?.focus()
        onToggle(details.open)
      }}
    >
      <summary className={`${LINE} ${isRow ? ROW : FOLD}`}>
        {icon && <RowIcon>{icon}</RowIcon>}
        {!isRow && <Mark isOpen={isOpen} />}
        {detail === undefined ? (
          <span>{title}</span>
        ) : (
          <span className="min-w-0 py-3">
            <span className="block">{title}</span>{' '}
            <span dir="auto" className="block font-normal text-ink-soft text-small">
              {detail}
            </span>
          </span>
        )}
        {value !== undefined && ' '}
        {value !== undefined && (
          <span className="ml-auto text-right font-normal text-ink-soft text-small">{value}</span>
        )}
        {isRow && <Mark isOpen={isOpen} isLast={value === undefined} />}
      </summary>
      {detail === undefined ? children : <div className="pb-7">{children}</div>}
    </details>
  )
}

type RowButtonProps = { title: string; icon: ReactNode; onClick: () => void }

/** A row like that of a disclosure, which opens a dialog. */
export function RowButton({ title, icon, onClick }: RowButtonProps) {
  return (
    <button type="button" aria-haspopup="dialog" onClick={onClick} className={`${LINE} ${ROW}`}>
      <RowIcon>{icon}</RowIcon>
      <span>{title}</span>
      <Mark isLast />
    </button>
  )
}

/** It opens something. */
function Mark({ isOpen = false, isLast = false }: { isOpen?: boolean; isLast?: boolean }) {
  return (
    <span className={`eased text-ink-soft ${isOpen ? 'rotate-90' : ''} ${isLast ? 'ml-auto' : ''}`}>
      <ChevronRightIcon />
    </span>
  )
}

function RowIcon({ children }: { children: ReactNode }) {
  return <span className="text-[1.25rem] text-accent">{children}</span>
}
