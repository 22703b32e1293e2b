/**
 * @generated SignedSource<<7cbeedfb6bda1d5694fe967a70d08667>>
 * @relayHash a2d80367667047f647389744cb61ec37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74a08985228f60622f044d1e343988605f9304a8003a946a175d583635aba841

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SmsLogPageQuery } from './SmsLogPageQuery.graphql';

const node: PreloadableConcreteRequest<SmsLogPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "74a08985228f60622f044d1e343988605f9304a8003a946a175d583635aba841",
    "metadata": {},
    "name": "SmsLogPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
