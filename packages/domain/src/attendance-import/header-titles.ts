/** What a column may hold; `moment` is a punch's time, with its date or beside a date column. */
export const columnRoles = ['userId', 'date', 'timeIn', 'timeOut', 'moment'] as const

export type ColumnRole = (typeof columnRoles)[number]

/**
 * Header texts without case, spaces and punctuation, the most certain first: a clock may list its own number for a
 * person beside the company's id.
 */
export const synonyms: Record<ColumnRole, readonly string[]> = {
  userId: [
    ...['userid', 'userno', 'usercode', 'employeeid', 'employeeno', 'employeenumber', 'employeecode'],
    ...['empid', 'empno', 'empnumber', 'empcode', 'staffid', 'staffno', 'personnelid', 'personnelno'],
    ...['personid', 'biometricid', 'bioid', 'badge', 'badgeid', 'badgeno', 'badgenumber', 'acno'],
    ...['clocknumber', 'clockno', 'clockid', 'enno', 'enrollid', 'enrollno', 'enrollnumber', 'pin'],
    ...['idno', 'idnumber', 'id'],
  ],
  date: ['date', 'attendancedate', 'workdate', 'logdate', 'punchdate', 'day'],
  timeIn: ['timein', 'in', 'clockin', 'checkin', 'punchin', 'login', 'intime', 'clockintime', 'checkintime'],
  timeOut: [
    ...['timeout', 'out', 'clockout', 'checkout', 'punchout', 'logout', 'outtime', 'clockouttime'],
    'checkouttime',
  ],
  moment: [
    ...['datetime', 'dateandtime', 'datetimestamp', 'timestamp', 'punch', 'punchtime', 'punchdatetime'],
    ...[
      'checktime',
      'logtime',
      'logdatetime',
      'clocktime',
      'clockdatetime',
      'recordtime',
      'eventtime',
      'time',
    ],
  ],
}

/**
 * The first one found is used, together with columns for parts of a name. A clock program's own users also have a
 * user name.
 */
export const wholeNames = [
  ...[
    'employeename',
    'empname',
    'personname',
    'personnelname',
    'staffname',
    'fullname',
    'completename',
    'name',
  ],
  'username',
]

export const partsOfNames = [
  ...['firstname', 'givenname', 'fname', 'middlename', 'middleinitial', 'mi'],
  ...['lastname', 'surname', 'familyname', 'lname'],
]
