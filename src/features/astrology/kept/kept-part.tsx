import { type RefObject, Suspense, useEffect, useState } from 'react'
import { birthOf } from '~/domain/birth/birth.ts'
import { BirthFields } from '~/features/astrology/birth/birth-fields.tsx'
import { BIRTH_FILE, birthText, KEPT_LABELS } from '~/features/astrology/birth/birth-words.ts'
import { useBirthForm } from '~/features/astrology/birth/use-birth-form.ts'
import { NEW_CHART } from '~/features/astrology/kept/chart-choice.tsx'
import type { useChosenChart } from '~/features/astrology/kept/use-chosen-chart.ts'
import { keptWords, moreWords } from '~/features/astrology/kept/use-kept-chart.ts'
import { BirthDesk, useAskedChart } from '~/features/astrology/result/birth-desk.tsx'
import { dataErrorKind } from '~/lib/data-error.ts'
import { chartDraftName, useBirthDraft } from '~/queries/birth/birth-draft.ts'
import { usualCaster } from '~/queries/birth/caster.ts'
import { useKeepChart } from '~/queries/birth/keep-chart.ts'
import { mutationEnd } from '~/queries/database/mutation-end.ts'
import type { KeptChart } from '~/queries/reads/kept-charts.ts'
import { Button } from '~/ui/controls/button.tsx'
import { NO_DRAFTS, UNKEPT, WordsAsFile } from '~/ui/controls/words-as-file.tsx'
import { FailedWrite } from '~/ui/feedback/error-notice.tsx'
import { Loader } from '~/ui/feedback/loader.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { useToast } from '~/ui/feedback/toast.ts'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'

type KeptPartProps = {
  choice: ReturnType<typeof useChosenChart>
  /** Receives the focus when the shown chart is deleted. */
  top: RefObject<HTMLElement | null>
}

/** What stands below the choice of a chart that is not the person's own. */
export function KeptPart({ choice, top }: KeptPartProps) {
  const { kept, chosen } = choice
  if (choice.isWaiting) return <Loader />
  if (choice.isLost) {
    return (
      <Notice title="This chart is not here">
        It was deleted, or another account keeps it. Choose another one above.
      </Notice>
    )
  }
  if (chosen !== NEW_CHART && !kept) return null
  return (
    <Suspense fallback={<Loader />}>
      <KeptChartDesk
        key={kept?.key ?? NEW_CHART}
        chart={kept?.chart ?? null}
        isAskedFor={choice.isAskedFor}
        onKept={choice.takeKept}
        onDelete={() => {
          choice.remove()
          top.current?.focus()
        }}
      />
    </Suspense>
  )
}

type KeptChartDeskProps = {
  /** `null` for a new one. */
  chart: KeptChart | null
  /** The person asked for it just now, so its form or its result receives the focus. */
  isAskedFor: boolean
  onKept: (id: string) => void
  onDelete: () => void
}

/** The form and the chart of somebody who is kept beside the person's own. */
function KeptChartDesk({ chart, isAskedFor, onKept, onDelete }: KeptChartDeskProps) {
  const { form, error, isRestored, isUnkept, startAfresh } = useKeptForm(chart, onKept)
  const asked = useAskedChart({
    form,
    first: chart && birthOf(chart),
    caster: usualCaster(),
    isOpen: isRestored,
  })
  const { element } = form
  const isNew = chart === null
  useEffect(() => {
    if (isNew && isAskedFor) element.current?.querySelector('input')?.focus()
  }, [isNew, isAskedFor, element])
  const fields = (
    <form {...form.props} aria-label={chart ? `Birth of ${chart.name}` : 'Birth'}>
      <Stack>
        {isRestored && (
          <Notice
            action={
              <Button variant="quiet" onClick={startAfresh}>
                Start afresh
              </Button>
            }
          >
            What you typed here before was kept on this device. It is not saved yet.
          </Notice>
        )}
        {!chart && (
          <Text size="small" tone="soft">
            It is kept with your own chart, where only you can read it, and changes nothing that
            Alap suggests.
          </Text>
        )}
        <BirthFields form={form} labels={KEPT_LABELS} />
        {isUnkept && !error && <Notice>{NO_DRAFTS}</Notice>}
        {error && (
          <FailedWrite
            title="The chart was not kept"
            error={error}
            action={
              isUnkept && <WordsAsFile fileName={BIRTH_FILE} content={birthText(form.typed)} />
            }
            more={moreWords(error) + (isUnkept ? UNKEPT : '')}
          />
        )}
        <Button type="submit" fill busy={form.isBusy}>
          {chart ? 'Save changes' : 'Keep this chart'}
        </Button>
        <Button variant="quiet" fill onClick={() => asked.calculate()}>
          Calculate without saving
        </Button>
        {chart && (
          <Button variant="ghost" disabled={form.isBusy} onClick={onDelete}>
            Delete this chart
          </Button>
        )}
      </Stack>
    </form>
  )
  return (
    <BirthDesk
      of={asked}
      form={form}
      fields={fields}
      isAskedFor={isAskedFor}
      {...(chart && { name: chart.name })}
    />
  )
}

/** The form of a kept chart. What is typed is kept on the device until it is saved. */
function useKeptForm(chart: KeptChart | null, onKept: (id: string) => void) {
  const stored = chart?.updatedAt ?? null
  const { draft, base, keptIn, keep, drop } = useBirthDraft(
    stored,
    chartDraftName(chart?.id ?? null),
  )
  const [isRestored, setRestored] = useState(draft !== null)
  const keeping = useKeepChart()
  const { toast } = useToast()
  // A repeated attempt is the same chart, unless that was deleted elsewhere.
  const [id, setId] = useState<string>(() => chart?.id ?? crypto.randomUUID())
  const isAnew = chart !== null && id !== chart.id
  const form = useBirthForm({
    initial: chart && { ...chart, fullName: chart.name },
    draft,
    keep,
    needsName: true,
    missingMessage: 'Please fill in all required fields',
    send: (birth, { fullName, sureToMinutes }) => {
      const input = {
        id,
        name: fullName.trim(),
        birth,
        sureToMinutes,
        base: isAnew ? null : base,
      }
      return mutationEnd(keeping.mutate, input, {
        onError: (error) => {
          if (dataErrorKind(error) === 'gone') setId(crypto.randomUUID())
        },
        onSuccess: async (saved) => {
          await drop()
          toast(keptWords(saved))
          onKept(id)
        },
      })
    },
  })
  return {
    form,
    error: keeping.error,
    isRestored,
    /** This browser has no place for what is typed: it ends with the page. */
    isUnkept: keptIn === 'memory',
    startAfresh: () => {
      void drop()
      setRestored(false)
      form.startAfresh()
    },
  }
}
