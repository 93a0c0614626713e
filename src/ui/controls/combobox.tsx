import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { FIELD_LOOK, Field } from '~/ui/controls/field.tsx'

type ComboboxProps = {
  label: string
  value: string
  onChange: (value: string) => void
  /** What can be chosen for what is typed. */
  options: readonly string[]
  onChoose: (index: number) => void
  onLeave?: () => void
  /** Stands below the options: where they come from. */
  note?: string | undefined
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
  maxLength?: number
}

/**
 * Text with a list of what it may mean: the combobox of ARIA 1.2 with a list one chooses from by
 * hand. Nothing is chosen until the person does, and what is typed stays as it is.
 */
export function Combobox(props: ComboboxProps) {
  const { label, value, onChange, options, onLeave, note, hint, error, ...native } = props
  const listId = useId()
  const [isWanted, setWanted] = useState(false)
  const [pointed, setPointed] = useState(-1)
  const isOpen = isWanted && options.length > 0
  const active = isOpen && pointed < options.length ? pointed : -1
  const { onChoose, ...input } = native
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const count = isOpen ? options.length : 0

  useEffect(() => {
    if (count === 0 || !list.current || hasRoom(list.current)) return
    field.current?.labels?.[0]?.scrollIntoView({ block: 'start' })
  }, [count])

  const close = () => {
    setWanted(false)
    setPointed(-1)
  }
  const choose = (index: number) => {
    close()
    onChoose(index)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && options.length > 0) {
      setWanted(true)
      setPointed(stepped(active, step, options.length))
    } else if (event.key === 'Enter' && active >= 0) choose(active)
    else if (event.key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
  }

  return (
    <Field label={label} hint={hint} error={error} required={input.required}>
      {(wiring) => (
        <div className="relative">
          <input
            ref={field}
            {...input}
            {...wiring}
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
            autoComplete="off"
            spellCheck={false}
            value={value}
            onChange={(event) => {
              setWanted(true)
              setPointed(-1)
              onChange(event.currentTarget.value)
            }}
            onKeyDown={onKeyDown}
            onClick={() => setWanted(true)}
            onBlur={() => {
              close()
              onLeave?.()
            }}
            className={FIELD_LOOK}
          />
          <div
            ref={list}
            hidden={!isOpen}
            className="absolute inset-x-0 top-full z-20 rounded-field border border-edge bg-raised lift"
          >
            <div id={listId} role="listbox" aria-label="Suggestions">
              {options.map((option, index) => (
                <Option
                  key={option}
                  id={`${listId}-${index}`}
                  isActive={index === active}
                  onChoose={() => choose(index)}
                >
                  {option}
                </Option>
              ))}
            </div>
            {note && <p className="px-4 py-2 text-ink-soft text-small">{note}</p>}
          </div>
          <span role="status" className="sr-only">
            {isOpen ? counted(count) : ''}
          </span>
        </div>
      )}
    </Field>
  )
}

type OptionProps = { id: string; isActive: boolean; onChoose: () => void; children: ReactNode }

function Option({ id, isActive, onChoose, children }: OptionProps) {
  return (
    <button
      type="button"
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      // The focus stays in the field, where the keys are.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={`flex min-h-11 w-full items-center px-4 py-2 text-left hover:bg-sunken ${isActive ? 'bg-accent-wash font-semibold' : ''}`}
    >
      {children}
    </button>
  )
}

// The bar at the foot of a phone.
const BAR = 72

/** Whether all of it is seen, above the keyboard and the bar. */
function hasRoom(element: HTMLElement): boolean {
  const height = window.visualViewport?.height ?? window.innerHeight
  return element.getBoundingClientRect().bottom <= height - BAR
}

/** Round the list, by way of none. */
function stepped(active: number, step: number, count: number): number {
  const next = active + step
  if (next >= count) return -1
  return next < -1 ? count - 1 : next
}

function counted(count: number): string {
  return count === 1 ? 'One place found.' : `${count} places found.`
}
