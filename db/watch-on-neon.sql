-- Run once as the owner, in the database that the extension is set to (`cron.database_name`). It runs
-- while the compute is awake; a sleeping compute has nobody to disturb.
create extension if not exists pg_cron;
select cron.schedule('watch the browser role', '* * * * *', 'select private.watch()');
