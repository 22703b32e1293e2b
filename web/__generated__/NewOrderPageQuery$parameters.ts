/**
 * @generated SignedSource<<091777ae1dbbb6b4953dfaa46f2d1f46>>
 * @relayHash d835eb46e1009b4a5bba8101c5dd5047
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 349e1dff3f01fc0e286269dcc28bf0cbc6ece5db59d802c4add97466daf63add

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewOrderPageQuery } from './NewOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<NewOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "349e1dff3f01fc0e286269dcc28bf0cbc6ece5db59d802c4add97466daf63add",
    "metadata": {},
    "name": "NewOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
