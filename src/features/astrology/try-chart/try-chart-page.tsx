import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { NotPrinted } from '~/features/astrology/not-printed.tsx'
import { readChartFile } from '~/features/astrology/share/chart-file.ts'
import { type FirstChart, firstChart, isLeft } from '~/features/astrology/try-chart/first-chart.ts'
import { TryChartDesk } from '~/features/astrology/try-chart/try-chart-desk.tsx'
import { paths } from '~/lib/paths.ts'
import { broughtBirth } from '~/queries/birth/brought-birth.ts'
import { usePersonOrNull } from '~/queries/person.tsx'
import { FileField } from '~/ui/controls/field.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { Page } from '~/ui/layout/page.tsx'
import { Stack } from '~/ui/layout/stack.tsx'

/** Computes a chart for anyone, with or without an account, from the form, a link or a file. */
export function TryChartPage() {
  const { hash } = useLocation()
  const visit = useVisit(usePersonOrNull()?.uid ?? null)
  return <OpenedChart key={`${visit} ${hash}`} hash={hash} />
}

/** Another number once a person has left, so that nothing they typed passes to the next. */
function useVisit(uid: string | null): number {
  const [seen, setSeen] = useState({ uid, visit: 0 })
  if (seen.uid === uid) return seen.visit
  const visit = seen.uid === null ? seen.visit : seen.visit + 1
  setSeen({ uid, visit })
  return visit
}

const LEADS = {
  form: 'Enter when and where somebody was born, and the sky of that moment is drawn. It is computed on this device: what you enter is sent to nobody, and kept nowhere.',
  link: 'This chart came with a link. It is computed on this device and sent to nobody. Its birth stays in the address, so that you can reload the page or bookmark it.',
} as const

/** The chart of the link, or of a file that was opened in its place. */
function OpenedChart({ hash }: { hash: string }) {
  const { state } = useLocation()
  const [chart, setChart] = useState<FirstChart>(() => firstChart(hash, isLeft(state)))
  const [fileFault, setFileFault] = useState<string>()
  const back = useWayBack()
  const isBack = chart.typed !== undefined
  useEffect(() => {
    // What was left on the way to an account is in the form again.
    if (isBack) broughtBirth.drop()
  }, [isBack])
  const openFile = async (file: File) => {
    const read = await readChartFile(file, Date.now())
    if (read.status === 'refused') return setFileFault(`${read.because} The form is as it was.`)
    setFileFault(undefined)
    setChart(({ count }) => ({ shared: read.shared, isAskedFor: true, count: count + 1 }))
  }
  const isOfLink = chart.shared !== undefined && chart.count === 0
  return (
    <Page title="Cast a Chart" lead={LEADS[isOfLink ? 'link' : 'form']} back={back} width="board">
      <Stack gap="wide">
        {chart.because && (
          <Notice
            tone="danger"
            title="This link could not be read"
          >{`${chart.because} Ask for the link once more, or enter the birth here.`}</Notice>
        )}
        <TryChartDesk key={chart.count} first={chart}>
          <NotPrinted>
            <FileField
              label="Or open a chart file"
              accept="application/json,.json"
              hint="A file that “Save as file” made. It is read on this device."
              error={fileFault}
              onChoose={(file) => void openFile(file)}
            />
          </NotPrinted>
        </TryChartDesk>
      </Stack>
    </Page>
  )
}

function useWayBack() {
  return usePersonOrNull()
    ? { to: paths.dashboard(), label: 'Back to Dashboard' }
    : { to: paths.landing(), label: 'Back to Home' }
}
