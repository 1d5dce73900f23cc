import { useEffect, useState, type ReactNode } from 'react';
import { wasLoggedInHere } from '#web/api/admin-flag.ts';

/**
 * The bar for staff, once the server has said that it is one of them. Pages are the same for everyone, so it is added
 * here; its code and its question come only where somebody has logged in.
 */
export function useStaffBar(): ReactNode {
  const [bar, setBar] = useState<ReactNode>(null);
  useEffect(() => {
    if (!wasLoggedInHere()) return undefined;
    let isWanted = true;
    const load = async () => {
      const { askForStaff, StaffBar } = await import('./staff-bar.tsx');
      const admin = await askForStaff();
      if (admin !== null && isWanted) setBar(<StaffBar {...admin} />);
    };
    // Without its code there is no bar, which is no harm to the page.
    void load().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, []);
  return bar;
}
