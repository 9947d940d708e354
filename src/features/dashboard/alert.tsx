import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { Message } from '../../ui/message.tsx'

const SHOWN_MS = 5000

const AlertContext = createContext<(text: string) => void>(() => undefined)

/** Shows one message at a time at the top of the dashboard, and removes it after 5 s. */
export function AlertProvider({ children }: { children: ReactNode }) {
  const [alert, setAlert] = useState<{ text: string } | null>(null)
  useEffect(() => {
    if (!alert) return
    const timer = setTimeout(() => setAlert(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [alert])
  const show = useCallback((text: string) => setAlert({ text }), [])
  return (
    <AlertContext.Provider value={show}>
      {children}
      {alert && (
        <div className="fixed inset-x-4 top-4 z-50 mx-auto max-w-md animate-rise">
          <Message text={alert.text} />
        </div>
      )}
    </AlertContext.Provider>
  )
}

export function useAlert(): (text: string) => void {
  return useContext(AlertContext)
}
