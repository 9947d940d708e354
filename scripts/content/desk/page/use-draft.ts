import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldMistake } from '../desk-types.ts'
import { askDesk, NO_ANSWER, Refused } from './ask-desk.ts'
import { dropUnsaved, keepUnsaved, readUnsaved } from './unsaved.ts'

/** The pause in typing after which the text is checked. */
const PAUSE_MS = 250

type Options<Draft> = {
  /** The address that takes the draft with PUT. `/mistakes` below it checks the draft. */
  address: string
  initial: Draft
  toBody: (draft: Draft) => unknown
  /** The fields of something new show no mistakes until they were edited. */
  isNew: boolean
  /** The key under which it is kept while it is unsaved. */
  name: string
  onSaved: (draft: Draft) => void
}

/**
 * The values of a form, with their mistakes while they are written. Values with mistakes are not saved, and stay in the
 * form.
 */
export function useDraft<Draft extends object>({ address, initial, toBody, isNew, name, onSaved }: Options<Draft>) {
  const [unsaved] = useState(() => readUnsaved<Draft>(name))
  const [draft, setDraft] = useState(unsaved ?? initial)
  const [mistakes, setMistakes] = useState<FieldMistake[]>([])
  const [written, setWritten] = useState<ReadonlySet<string>>(new Set())
  const [isRefused, setRefused] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const body = JSON.stringify(toBody(draft))

  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(async () => {
      try {
        const found = await askDesk<FieldMistake[]>('POST', `${address}/mistakes`, JSON.parse(body))
        if (!isCurrent) return
        setMistakes(found)
        setProblem(null)
      } catch (error) {
        if (isCurrent) setProblem(error instanceof Refused ? error.message : NO_ANSWER)
      }
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [address, body])

  // In a form that was just opened, the first text gets the focus.
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus(), [])

  useEffect(() => {
    if (written.size > 0) keepUnsaved(name, draft)
  }, [name, draft, written])

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setSaving(true)
    try {
      await askDesk('PUT', address, JSON.parse(body))
      dropUnsaved(name)
      onSaved(draft)
    } catch (error) {
      const fields = error instanceof Refused ? error.fields : []
      // Rendered at once, so that the first field with a mistake can get the focus.
      flushSync(() => {
        setSaving(false)
        setRefused(fields.length > 0)
        if (fields.length > 0) setMistakes(fields)
        else setProblem(error instanceof Refused ? error.message : NO_ANSWER)
      })
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [type="submit"]')?.focus()
    }
  }

  return {
    draft,
    set: (change: Partial<Draft>, field = Object.keys(change)[0] ?? '') => {
      setDraft((before) => ({ ...before, ...change }))
      setWritten((before) => new Set([...before, field]))
    },
    form,
    drop: () => dropUnsaved(name),
    isRestored: unsaved !== null,
    /** The mistakes to show beside their fields. */
    mistakes: isNew && !isRefused ? mistakes.filter(({ field }) => written.has(field)) : mistakes,
    isRefused,
    problem,
    isSaving,
    save,
  }
}
