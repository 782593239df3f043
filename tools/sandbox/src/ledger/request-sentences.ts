import type { Texts } from '../platform/languages';

export type RequestSentence =
  | 'mayNotApprove'
  | 'ownRequest'
  | 'wasApproved'
  | 'wasDeclined'
  | 'wasWithdrawn'
  | 'payeeClosed'
  | 'approvalUsed'
  | 'approvalUsedUp'
  | 'approvalOver'
  | 'passkeyRefused'
  | 'noPasskey'
  | 'requestItem'
  | 'requestCodeSubject'
  | 'requestCodeText'
  | 'requestPushText'
  | 'approvedSubject'
  | 'approvedText'
  | 'declinedSubject'
  | 'declinedText';

/**
 * What the bank says about requests and to the people who made them, in the customer's language. `{…}` are filled in by
 * refusal.ts and request-messages.ts.
 */
export const requestSentences: Texts<RequestSentence> = {
  en: {
    mayNotApprove:
      'Your access does not allow you to approve requests of this company. Somebody with full access can give you the right to approve.',
    ownRequest: 'You made the request to {payee} yourself, so another user must approve it. Nothing was changed.',
    wasApproved: '{by} has already approved the request to {payee}. You changed nothing.',
    wasDeclined: '{by} has already declined the request to {payee}. You changed nothing.',
    wasWithdrawn: 'The request to {payee} was withdrawn by the person who made it. You changed nothing.',
    payeeClosed: 'The account of {payee} is closed, so nothing can be sent to it. Decline this request.',
    approvalUsed: 'These requests have already been approved with this code.',
    approvalUsedUp:
      'The code was wrong too many times. Nothing was approved and the requests still wait. Ask for a new code in ten minutes.',
    approvalOver: 'This code no longer works. Nothing was approved and the requests still wait. Ask for a new code.',
    passkeyRefused:
      'The passkey was not accepted. Nothing was approved and the requests still wait. Try again, or approve in another way.',
    noPasskey: 'You have no passkey yet.',
    requestItem: '{amount} to {payee}, fee {fee}',
    requestCodeSubject: 'Your code to approve requests',
    requestCodeText: 'Code {code} approves {list}. Valid for {minutes} min. Never share it with anyone.',
    requestPushText: 'Approve {list}?',
    approvedSubject: 'Your transfer was approved',
    approvedText: '{by} approved your transfer of {amount} to {payee}, fee {fee}. The money has been sent.',
    declinedSubject: 'Your transfer was declined',
    declinedText:
      '{by} declined your transfer of {amount} to {payee}, fee {fee}. Nothing was sent and the money is no longer on hold.',
  },
  es: {
    mayNotApprove:
      'Tu acceso no te permite aprobar solicitudes de esta empresa. Alguien con acceso completo puede darte permiso para aprobar.',
    ownRequest: 'Tú has creado la solicitud para {payee}, así que debe aprobarla otro usuario. No ha cambiado nada.',
    wasApproved: '{by} ya ha aprobado la solicitud para {payee}. Tú no has cambiado nada.',
    wasDeclined: '{by} ya ha rechazado la solicitud para {payee}. Tú no has cambiado nada.',
    wasWithdrawn: 'Quien creó la solicitud para {payee} la ha retirado. Tú no has cambiado nada.',
    payeeClosed: 'La cuenta de {payee} está cerrada y no se le puede enviar nada. Rechaza esta solicitud.',
    approvalUsed: 'Estas solicitudes ya se han aprobado con este código.',
    approvalUsedUp:
      'El código se ha introducido mal demasiadas veces. No se ha aprobado nada y las solicitudes siguen pendientes. Solicita un código nuevo dentro de diez minutos.',
    approvalOver:
      'Este código ya no sirve. No se ha aprobado nada y las solicitudes siguen pendientes. Solicita un código nuevo.',
    passkeyRefused:
      'La llave de acceso no se ha aceptado. No se ha aprobado nada y las solicitudes siguen pendientes. Inténtalo de nuevo o apruébalas de otra forma.',
    noPasskey: 'Aún no tienes ninguna llave de acceso.',
    requestItem: '{amount} para {payee}, comisión {fee}',
    requestCodeSubject: 'Tu código para aprobar solicitudes',
    requestCodeText: 'El código {code} aprueba {list}. Válido {minutes} min. No lo compartas con nadie.',
    requestPushText: '¿Aprobar {list}?',
    approvedSubject: 'Tu transferencia se ha aprobado',
    approvedText:
      '{by} ha aprobado tu transferencia de {amount} para {payee}, comisión {fee}. El dinero se ha enviado.',
    declinedSubject: 'Tu transferencia se ha rechazado',
    declinedText:
      '{by} ha rechazado tu transferencia de {amount} para {payee}, comisión {fee}. No se ha enviado nada y el dinero ya no está retenido.',
  },
  ro: {
    mayNotApprove:
      'Accesul dumneavoastră nu permite aprobarea cererilor acestei companii. Cineva cu acces deplin vă poate da dreptul de a aproba.',
    ownRequest:
      'Dumneavoastră ați creat cererea către {payee}, așa că trebuie aprobată de alt utilizator. Nu s-a schimbat nimic.',
    wasApproved: '{by} a aprobat deja cererea către {payee}. Nu ați schimbat nimic.',
    wasDeclined: '{by} a respins deja cererea către {payee}. Nu ați schimbat nimic.',
    wasWithdrawn: 'Cererea către {payee} a fost retrasă de cine a creat-o. Nu ați schimbat nimic.',
    payeeClosed: 'Contul lui {payee} este închis și nu i se poate trimite nimic. Respingeți această cerere.',
    approvalUsed: 'Aceste cereri au fost deja aprobate cu acest cod.',
    approvalUsedUp:
      'Codul a fost greșit de prea multe ori. Nu s-a aprobat nimic, iar cererile așteaptă în continuare. Cereți un cod nou peste zece minute.',
    approvalOver:
      'Acest cod nu mai este valabil. Nu s-a aprobat nimic, iar cererile așteaptă în continuare. Cereți un cod nou.',
    passkeyRefused:
      'Cheia de acces nu a fost acceptată. Nu s-a aprobat nimic, iar cererile așteaptă în continuare. Încercați din nou sau aprobați în alt mod.',
    noPasskey: 'Nu aveți încă o cheie de acces.',
    requestItem: '{amount} către {payee}, comision {fee}',
    requestCodeSubject: 'Codul dumneavoastră pentru aprobarea cererilor',
    requestCodeText: 'Codul {code} aprobă {list}. Valabil {minutes} min. Nu îl spuneți nimănui.',
    requestPushText: 'Aprobați {list}?',
    approvedSubject: 'Transferul dumneavoastră a fost aprobat',
    approvedText:
      '{by} a aprobat transferul dumneavoastră de {amount} către {payee}, comision {fee}. Banii au fost trimiși.',
    declinedSubject: 'Transferul dumneavoastră a fost respins',
    declinedText:
      '{by} a respins transferul dumneavoastră de {amount} către {payee}, comision {fee}. Nu s-a trimis nimic, iar banii nu mai sunt blocați.',
  },
  ru: {
    mayNotApprove:
      'Ваш доступ не позволяет подтверждать запросы этой компании. Право подтверждать может дать пользователь с полным доступом.',
    ownRequest:
      'Запрос на перевод получателю {payee} создали вы, поэтому подтвердить его должен другой пользователь. Ничего не изменилось.',
    wasApproved: 'Пользователь {by} уже подтвердил запрос на перевод получателю {payee}. Вы ничего не изменили.',
    wasDeclined: 'Пользователь {by} уже отклонил запрос на перевод получателю {payee}. Вы ничего не изменили.',
    wasWithdrawn: 'Запрос на перевод получателю {payee} отозван тем, кто его создал. Вы ничего не изменили.',
    payeeClosed: 'Счёт получателя {payee} закрыт, отправить на него ничего нельзя. Отклоните этот запрос.',
    approvalUsed: 'Эти запросы уже подтверждены этим кодом.',
    approvalUsedUp:
      'Код слишком много раз введён неверно. Ничего не подтверждено, запросы по-прежнему ждут. Запросите новый код через десять минут.',
    approvalOver:
      'Этот код больше не действует. Ничего не подтверждено, запросы по-прежнему ждут. Запросите новый код.',
    passkeyRefused:
      'Ключ доступа не принят. Ничего не подтверждено, запросы по-прежнему ждут. Попробуйте ещё раз или подтвердите другим способом.',
    noPasskey: 'У вас пока нет ключа доступа.',
    requestItem: '{amount} получателю {payee}, комиссия {fee}',
    requestCodeSubject: 'Ваш код для подтверждения запросов',
    requestCodeText: 'Код {code} подтверждает: {list}. Действует {minutes} мин. Никому его не сообщайте.',
    requestPushText: 'Подтвердить: {list}?',
    approvedSubject: 'Ваш перевод подтверждён',
    approvedText:
      'Пользователь {by} подтвердил ваш перевод {amount} получателю {payee}, комиссия {fee}. Деньги отправлены.',
    declinedSubject: 'Ваш перевод отклонён',
    declinedText:
      'Пользователь {by} отклонил ваш перевод {amount} получателю {payee}, комиссия {fee}. Ничего не отправлено, деньги больше не заблокированы.',
  },
  ua: {
    mayNotApprove:
      'Ваш доступ не дає змоги підтверджувати запити цієї компанії. Право підтверджувати може надати користувач із повним доступом.',
    ownRequest:
      'Запит на переказ отримувачу {payee} створили ви, тому підтвердити його має інший користувач. Нічого не змінилося.',
    wasApproved: 'Користувач {by} уже підтвердив запит на переказ отримувачу {payee}. Ви нічого не змінили.',
    wasDeclined: 'Користувач {by} уже відхилив запит на переказ отримувачу {payee}. Ви нічого не змінили.',
    wasWithdrawn: 'Запит на переказ отримувачу {payee} відкликав той, хто його створив. Ви нічого не змінили.',
    payeeClosed: 'Рахунок отримувача {payee} закрито, надіслати на нього нічого не можна. Відхиліть цей запит.',
    approvalUsed: 'Ці запити вже підтверджено цим кодом.',
    approvalUsedUp:
      'Код забагато разів введено неправильно. Нічого не підтверджено, запити й далі чекають. Замовте новий код за десять хвилин.',
    approvalOver: 'Цей код більше не діє. Нічого не підтверджено, запити й далі чекають. Замовте новий код.',
    passkeyRefused:
      'Ключ доступу не прийнято. Нічого не підтверджено, запити й далі чекають. Спробуйте ще раз або підтвердьте в інший спосіб.',
    noPasskey: 'У вас ще немає ключа доступу.',
    requestItem: '{amount} отримувачу {payee}, комісія {fee}',
    requestCodeSubject: 'Ваш код для підтвердження запитів',
    requestCodeText: 'Код {code} підтверджує: {list}. Діє {minutes} хв. Нікому його не повідомляйте.',
    requestPushText: 'Підтвердити: {list}?',
    approvedSubject: 'Ваш переказ підтверджено',
    approvedText: 'Користувач {by} підтвердив ваш переказ {amount} отримувачу {payee}, комісія {fee}. Гроші надіслано.',
    declinedSubject: 'Ваш переказ відхилено',
    declinedText:
      'Користувач {by} відхилив ваш переказ {amount} отримувачу {payee}, комісія {fee}. Нічого не надіслано, гроші більше не заблоковано.',
  },
  pt: {
    mayNotApprove:
      'O seu acesso não permite aprovar pedidos desta empresa. Alguém com acesso total pode dar-lhe a permissão para aprovar.',
    ownRequest:
      'Foi você que criou o pedido para {payee}, por isso outro utilizador tem de o aprovar. Nada foi alterado.',
    wasApproved: '{by} já aprovou o pedido para {payee}. Não alterou nada.',
    wasDeclined: '{by} já recusou o pedido para {payee}. Não alterou nada.',
    wasWithdrawn: 'O pedido para {payee} foi retirado por quem o criou. Não alterou nada.',
    payeeClosed: 'A conta de {payee} está encerrada e não lhe pode ser enviado nada. Recuse este pedido.',
    approvalUsed: 'Estes pedidos já foram aprovados com este código.',
    approvalUsedUp:
      'O código foi introduzido incorretamente demasiadas vezes. Nada foi aprovado e os pedidos continuam à espera. Peça um novo código daqui a dez minutos.',
    approvalOver:
      'Este código já não funciona. Nada foi aprovado e os pedidos continuam à espera. Peça um novo código.',
    passkeyRefused:
      'A chave de acesso não foi aceite. Nada foi aprovado e os pedidos continuam à espera. Tente de novo ou aprove de outra forma.',
    noPasskey: 'Ainda não tem nenhuma chave de acesso.',
    requestItem: '{amount} para {payee}, comissão {fee}',
    requestCodeSubject: 'O seu código para aprovar pedidos',
    requestCodeText: 'O código {code} aprova {list}. Válido durante {minutes} min. Não o partilhe com ninguém.',
    requestPushText: 'Aprovar {list}?',
    approvedSubject: 'A sua transferência foi aprovada',
    approvedText: '{by} aprovou a sua transferência de {amount} para {payee}, comissão {fee}. O dinheiro foi enviado.',
    declinedSubject: 'A sua transferência foi recusada',
    declinedText:
      '{by} recusou a sua transferência de {amount} para {payee}, comissão {fee}. Nada foi enviado e o dinheiro já não está cativo.',
  },
};
