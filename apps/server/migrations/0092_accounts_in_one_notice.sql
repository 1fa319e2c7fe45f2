-- The accounts that wait for a role are told of in one notice. Notices of single ones are replaced and closed with it.
update notification set topic = 'accounts-for-' || registration.role
from registration where notification.topic = 'account-' || registration.id;
