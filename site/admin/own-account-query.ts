/** Where a person's own account is read and changed, and under which key it is kept. */
export const accountAddress = '/api/account/mine';
export const accountKey = ['own-account'];
