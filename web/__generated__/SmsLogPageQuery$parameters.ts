/**
 * @generated SignedSource<<323c1467087394e1df49e3e9ea85eae0>>
 * @relayHash b7e24a3d6fa0b148b92dc76fb75feda7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b322329d947bcfae6db2577680f9421166d0470214b5a45388ca018ba1d285d1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SmsLogPageQuery } from './SmsLogPageQuery.graphql';

const node: PreloadableConcreteRequest<SmsLogPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b322329d947bcfae6db2577680f9421166d0470214b5a45388ca018ba1d285d1",
    "metadata": {},
    "name": "SmsLogPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
