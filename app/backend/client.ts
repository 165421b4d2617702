import { createClient, type SupabaseClient } from '@supabase/supabase-js';

/**
 * The backend's client, with the public anonymous key; its session lives in local storage and renews itself.
 * Throws `supabaseKey is required.` without a key.
 */
export function createBackend(url: string, anonKey: string): SupabaseClient {
  return createClient(url, anonKey, {
    auth: { storage: localStorage, persistSession: true, autoRefreshToken: true },
  });
}
