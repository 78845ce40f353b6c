'use client';

import { Box } from '@chakra-ui/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { closeToast, defaultToastDuration, type Toast, toastStore } from './toast-store.ts';

/** Where toasts appear: top-right, above everything (stacking level 4000), announced politely; errors at once. */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.getServer);
  return (
    <Box
      as="section"
      aria-label={label}
      position="fixed"
      top="4"
      right="4"
      zIndex="toast"
      display="flex"
      flexDirection="column"
      gap="3"
      width="min(24rem, calc(100vw - 2rem))"
      pointerEvents="none"
    >
      <div aria-live="polite" style={{ display: 'contents' }}>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
        ))}
      </div>
    </Box>
  );
}

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => closeToast(toast.id), toast.duration ?? defaultToastDuration);
    return () => clearTimeout(timer);
  }, [isHeld, toast]);
  return (
    <Box
      role={toast.type === 'error' ? 'alert' : undefined}
      data-toast={toast.type}
      pointerEvents="auto"
      display="flex"
      alignItems="center"
      gap="3"
      bg={`bg.${toast.type}`}
      color={`fg.${toast.type}`}
      borderWidth="1px"
      borderColor="currentColor"
      borderRadius="md"
      boxShadow="lg"
      pl="4"
      pr="1"
      py="1"
      fontWeight="semibold"
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Box flex="1">{toast.text}</Box>
      <Box asChild width="target" height="target" borderRadius="md" cursor="pointer" fontSize="xl">
        <button type="button" aria-label={closeLabel} onClick={() => closeToast(toast.id)}>
          ×
        </button>
      </Box>
    </Box>
  );
}
