import { dashboardApi } from '#contract/dashboard.api.ts';
import { dashboardSpans, type Dashboard } from '#contract/dashboard.ts';
import { adminCall } from '../session/admin-call.ts';

export const dashboardStart = { page: 1, days: dashboardSpans[0] as number };

export function readDashboard(days: number, signal: AbortSignal): Promise<Dashboard> {
  return adminCall(dashboardApi.read, { query: { days }, signal });
}
