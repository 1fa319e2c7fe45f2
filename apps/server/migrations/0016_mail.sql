-- Mails on their way, each written in the transaction of what it tells of. A job delivers them; what it takes is 'sending'
-- until it has ended, and due again when it never says so. What has ended keeps neither text nor code.
create table mail (
  id            uuid primary key,
  recipient     text not null,
  subject       text not null,
  body_text     text not null,
  body_html     text not null,
  code          text,
  state         text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'given_up')),
  attempts      integer not null default 0,
  due_at        timestamptz not null,
  useful_until  timestamptz not null,
  message_id    text,
  failure       text,
  created_at    timestamptz not null,
  ended_at      timestamptz
);
comment on column mail.code is 'what is printed beside the subject when no mail server is set';
comment on column mail.message_id is 'the same at every try, so that a receiver can tell a repeat';
create index mail_due on mail (due_at) where state in ('waiting', 'sending');
create index mail_ended on mail (ended_at);

-- Whoever acts may write a mail; nobody but the owner reads one, for it may carry a code.
alter table mail enable row level security;
create policy write on mail for insert to tahi_app with check ((select scope_is_set()));
grant insert on mail to tahi_app;
