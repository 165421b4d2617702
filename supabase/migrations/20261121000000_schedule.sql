-- Calls the functions through pg_cron and pg_net, with the URL and the secret in Vault. Without these extensions, as in a
-- plain PostgreSQL, nothing is scheduled. Scheduling a job under an existing name replaces it.
DO $schedule$
BEGIN
  IF (SELECT COUNT(*) FROM pg_available_extensions WHERE name IN ('pg_cron', 'pg_net', 'supabase_vault')) = 3 THEN
    CREATE EXTENSION IF NOT EXISTS pg_cron WITH SCHEMA pg_catalog;
    CREATE EXTENSION IF NOT EXISTS pg_net WITH SCHEMA extensions;
    CREATE EXTENSION IF NOT EXISTS supabase_vault WITH SCHEMA vault;
  END IF;
  IF to_regnamespace('cron') IS NULL OR to_regnamespace('net') IS NULL THEN
    RAISE NOTICE 'pg_cron or pg_net is missing: nothing is scheduled';
    RETURN;
  END IF;
  -- "supabase db push" has stored them before this, if they were set.
  IF (SELECT COUNT(*) FROM vault.decrypted_secrets WHERE name = 'functions_url' AND decrypted_secret LIKE 'http%'
                                                   OR name = 'job_secret' AND length(decrypted_secret) >= 32) < 2 THEN
    RAISE EXCEPTION 'Set FUNCTIONS_URL and JOB_SECRET (32 characters or more), then run "supabase db push" again';
  END IF;

  -- A call lasts at most 150 seconds.
  PERFORM cron.schedule(job.name, job.schedule, format($call$
    SELECT net.http_post(
      url := (SELECT decrypted_secret FROM vault.decrypted_secrets WHERE name = 'functions_url') || %L,
      headers := jsonb_build_object('Authorization',
        'Bearer ' || (SELECT decrypted_secret FROM vault.decrypted_secrets WHERE name = 'job_secret')),
      timeout_milliseconds := 150000)
  $call$, job.path))
  FROM (VALUES ('leads-send-mails', '* * * * *', '/send-mails'), ('leads-delete-expired', '10 3 * * *', '/delete-expired'),
               ('leads-send-week', '0 6 * * 1', '/send-week')) AS job (name, schedule, path);
  -- Nothing else deletes the records of these calls.
  PERFORM cron.schedule('leads-tidy', '20 3 * * *', $job$
    DELETE FROM cron.job_run_details WHERE end_time < now() - INTERVAL '7 days'
  $job$);
END
$schedule$;
